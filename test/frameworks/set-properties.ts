import type { PublicProperty } from './every-element.ts';
import type { Mount } from './mounts/mount.ts';

/**
 * Ways to set a property. own: its own type by its name; text: a string by its name; attribute: a
 * string by the attribute's name; changed: another value later; removed: given, then no longer
 * given.
 */
export type Way = 'own' | 'text' | 'attribute' | 'changed' | 'removed';

interface Sample {
  /** A value and the expected result. */
  readonly own: unknown;
  readonly text: string;
  readonly other: unknown;
}

const SAMPLES: Readonly<Record<Exclude<PublicProperty['type'], 'choice'>, Sample>> = {
  String: { own: 'two words', text: 'two words', other: 'other words' },
  Number: { own: 7, text: '7', other: 11 },
  Boolean: { own: true, text: 'true', other: false },
  Object: { own: { a: [1] }, text: '{"a":[1]}', other: { b: 2 } },
  Array: { own: [{ a: 1 }], text: '[{"a":1}]', other: [] },
  reference: { own: 14, text: '14', other: '{"a":[1]}' },
};

function sampleOf({ type, options }: PublicProperty): Sample {
  if (type !== 'choice') return SAMPLES[type];
  const [other = '', own = other] = options;
  return { own, text: own, other };
}

export interface Slip {
  /** Element and property, such as `talad-price.max`. */
  readonly where: string;
  readonly got: string;
  readonly expected: string;
}

/** Sets every property of every element in one way; returns those that do not hold what they should. */
export async function setProperties(
  mount: Mount,
  properties: readonly PublicProperty[],
  mode: Way,
): Promise<readonly Slip[]> {
  const slips: Slip[] = [];
  for (const property of properties) {
    const slip = await setOne(mount, property, mode);
    if (slip) slips.push(slip);
  }
  return slips;
}

async function setOne(mount: Mount, property: PublicProperty, mode: Way): Promise<Slip | null> {
  const { tag, name, attribute, type } = property;
  const { own, text, other } = sampleOf(property);
  const root = document.createElement('div');
  document.body.append(root);
  const by = mode === 'attribute' ? attribute : name;
  const given = mode === 'text' || mode === 'attribute' ? text : own;
  const app = await mount(root, { tag, props: { [by]: given } });
  const element = root.querySelector(tag);
  const initial: unknown = Reflect.get(document.createElement(tag), name);
  let expected: unknown = type === 'reference' && given === text ? text : own;
  if (mode === 'changed') {
    app.update({ tag, props: { [by]: other } });
    expected = type === 'reference' ? { a: [1] } : other;
  } else if (mode === 'removed') {
    app.update({ tag, props: { [by]: undefined } });
    expected = initial;
  }
  const got: unknown = element && Reflect.get(element, name);
  app.remove();
  root.remove();
  const [found, wanted] = [JSON.stringify(got) ?? '-', JSON.stringify(expected) ?? '-'];
  return found === wanted ? null : { where: `${tag}.${name}`, got: found, expected: wanted };
}

/**
 * Sets all at once on tags that are not defined yet, as attributes and, if possible, as properties.
 */
export async function setBefore(
  mount: Mount,
  properties: readonly PublicProperty[],
): Promise<() => Promise<readonly Slip[]>> {
  const waiting = await Promise.all(
    properties.map(async (property) => {
      const { tag, name, attribute, type } = property;
      const root = document.createElement('div');
      document.body.append(root);
      const { own, text } = sampleOf(property);
      await mount(root, { tag, props: { [attribute]: text } });
      const expected = JSON.stringify(type === 'reference' ? text : own);
      return { element: root.querySelector(tag), tag, name, expected };
    }),
  );
  return async () =>
    waiting.flatMap(({ element, tag, name, expected }) => {
      const got = JSON.stringify(element && Reflect.get(element, name)) ?? '-';
      return got === expected ? [] : [{ where: `${tag}.${name}`, got, expected }];
    });
}
