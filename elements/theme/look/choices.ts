/** Values of the choices of a part of a look, by name; the first of each is what a look without it has. */
export type Options = Readonly<Record<string, readonly (string | number | boolean)[]>>;

/** Chosen values; an absent one is the first of its options. */
export type Choices<O extends Options> = { readonly [N in keyof O]?: O[N][number] };

/** Every choice with its value. */
export type Chosen<O extends Options> = { readonly [N in keyof O]: O[N][number] };

/** Reads stored choices; leaves out what is no option. Never throws. */
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
