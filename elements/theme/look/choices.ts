/** Allowed values by the name of a choice; the first value is the default. */
export type Options = Readonly<Record<string, readonly (string | number | boolean)[]>>;

/** Chosen values; an absent one has its default. */
export type Choices<O extends Options> = { readonly [N in keyof O]?: O[N][number] };

/** All choices, with defaults for absent ones. */
export type Chosen<O extends Options> = { readonly [N in keyof O]: O[N][number] };

/** Reads stored choices and leaves out invalid ones. Never throws. */
export function readChoices<O extends Options>(options: O, stored: unknown): Choices<O> {
  const record = Object(stored) as Readonly<Record<string, unknown>>;
  const known = Object.entries(options).flatMap(([name, values]) => {
    const value = values.find((one) => one === record[name]);
    return value === undefined || value === values[0] ? [] : [[name, value]];
  });
  return Object.fromEntries(known) as Choices<O>;
}

export function withDefaults<O extends Options>(options: O, chosen: Choices<O>): Chosen<O> {
  const defaults = Object.entries(options).map(([name, [first]]) => [name, first]);
  return { ...(Object.fromEntries(defaults) as Chosen<O>), ...chosen };
}
