/** Thrown by a handler for what other machines cause and time may mend: tried again, nobody is alarmed. */
export class TryAgain extends Error {
  override name = 'TryAgain';
}
