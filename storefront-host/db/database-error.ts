/** The database cannot be used as it is: its message is the one clear line that the process ends with. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}
