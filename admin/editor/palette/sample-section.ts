import type { Lang } from '@talad/elements/locales/text';
import type { BlockContent } from '@talad/elements/page/page';
import type { SavedProps } from '@talad/elements/schema/fields';
import type { Preset } from '../../../presets/define-preset.ts';
import { schemaOf } from '../section-names.ts';

export interface SampleSection {
  readonly props: SavedProps;
  readonly i18n?: NonNullable<BlockContent['i18n']>;
}

/** Returns the section as the shop's theme first shows it, so that an added section is never empty. */
export function sampleSection(
  name: string,
  theme: string | undefined,
  presets: readonly Preset[],
): SampleSection {
  const own = presets.filter(({ key }) => key === theme);
  for (const { pages } of [...own, ...presets]) {
    for (const { blocks } of Object.values(pages)) {
      const found = blocks.find((block) => block.name === name);
      if (found) return { props: found.props, i18n: found.i18n };
    }
  }
  const schema = schemaOf(name);
  if (!schema || !Object.hasOwn(schema.runtime.fields, 'heading')) return { props: {} };
  // A section that no theme contains has its own name as its heading.
  const { th, en } = schema.label;
  return { props: { title: th }, i18n: { en: { title: en } } };
}

export function propsOfSample({ props, i18n }: SampleSection, lang: Lang): SavedProps {
  return { ...props, ...i18n?.[lang] };
}
