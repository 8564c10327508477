import { isFrame, withChildren, type PageBlock } from '@talad/elements/page/page';
import { isActive } from '@talad/elements/schema/conditions';
import type { RuntimeField, RuntimeFields } from '@talad/elements/schema/fields';
import type { SectionSchema } from '@talad/elements/schema/section-schema';
import { sectionSchemas } from '@talad/elements/sections/schemas';

/** One saved value of a section: its own, or one of an item of its lists. */
export interface SectionValue {
  readonly kind: RuntimeField['kind'];
  readonly name: string;
  readonly item: number | null;
  /** In Thai, the language of the props themselves. */
  readonly th: string;
  /** Null without a value of its own, where the Thai one shows. */
  readonly en: string | null;
  /** All values of the same section or item in Thai. */
  readonly within: Readonly<Record<string, unknown>>;
}

/** Returns the blocks that visitors see, with the columns of rows. */
export function shownBlocks(blocks: readonly PageBlock[]): readonly PageBlock[] {
  return blocks
    .filter((block) => !isFrame(block) && new Set(block.hideOn).size < 2)
    .flatMap(withChildren);
}

/** Returns the values of a section, without those that its other values switch off. */
export function sectionValues({ name, content }: PageBlock): readonly SectionValue[] {
  const schema = schemaOf(name);
  if (!schema) return [];
  const { fields, saved } = schema.runtime;
  const renamed = new Map(Object.entries(saved).map(([from, to]) => [to, from]));
  const { props } = content;
  const en = content.i18n?.en ?? {};
  return Object.entries(fields).flatMap(([property, field]) => {
    const own = renamed.get(property) ?? property;
    if (!isActive(schema.rules[property]?.when, fields, props)) return [];
    if (field.kind !== 'list') return [valueOf(field.kind, { name: own, item: null }, props, en)];
    const items = recordsOf(props[own]);
    const others = recordsOf(en[own]);
    return items.flatMap((item, index) => itemValues(field.of, item, others[index] ?? {}, index));
  });
}

function itemValues(
  fields: RuntimeFields,
  item: Record<string, unknown>,
  other: Record<string, unknown>,
  index: number,
): readonly SectionValue[] {
  return Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'list' ? [] : [valueOf(kind, { name, item: index }, item, other)],
  );
}

function valueOf(
  kind: RuntimeField['kind'],
  place: Pick<SectionValue, 'name' | 'item'>,
  th: Readonly<Record<string, unknown>>,
  en: Readonly<Record<string, unknown>>,
): SectionValue {
  const other = en[place.name];
  return {
    kind,
    ...place,
    th: textOf(th[place.name]),
    en: typeof other === 'string' ? other : null,
    within: th,
  };
}

function schemaOf(name: string): SectionSchema | undefined {
  return Object.entries(sectionSchemas).find(([known]) => known === name)?.[1];
}

function recordsOf(value: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(value)
    ? value.map((one: unknown) =>
        typeof one === 'object' && one !== null ? Object.fromEntries(Object.entries(one)) : {},
      )
    : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
