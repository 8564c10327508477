/** Returns `value[name]` for a value of unknown shape; undefined if it has no such property. */
export function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
