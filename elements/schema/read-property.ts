/** Reads a property of a special kind; undefined if the value cannot be read. */
export type ReadValue = (value: unknown) => unknown;

/**
 * Returns `value` as the declared type, so that a property can be set to the text of its attribute
 * (frameworks do this). `undefined` if it cannot be read.
 */
export function readProperty(type: unknown, value: unknown): unknown {
  const isText = typeof value === 'string';
  switch (type) {
    case Boolean:
      return value === '' ? undefined : Boolean(value) && value !== 'false';
    case Number: {
      const number = isText && !value.trim() ? NaN : Number(value);
      return Number.isFinite(number) ? number : undefined;
    }
    case String:
      return isText ? value || undefined : typeof value === 'number' ? String(value) : undefined;
    case Object:
    case Array: {
      const read = isText ? parse(value) : value;
      return typeof read === 'object' && Array.isArray(read) === (type === Array)
        ? read
        : undefined;
    }
    default:
      return typeof type === 'function' ? (type as ReadValue)(value) : value;
  }
}

/** For `type`: an object, also as JSON; other values are references and stay as they are. */
export const reference: ReadValue = (value) =>
  typeof value === 'string' && value.startsWith('{') ? parse(value) : value || undefined;

/** Reads one of a few strings, for `type`. */
export function choice(options: readonly string[]): ReadValue & { options: readonly string[] } {
  const read: ReadValue = (value) => options.find((option) => option === value);
  return Object.assign(read, { options });
}

function parse(json: string): unknown {
  try {
    // `null` means the default.
    return JSON.parse(json) ?? undefined;
  } catch {
    return undefined;
  }
}
