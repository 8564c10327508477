import type { Lang } from '@talad/elements/locales/text';
import type { BlockContent } from '@talad/elements/page/page';
import type { SavedProps } from '@talad/elements/schema/fields';
import type { Preset } from '../../../presets/define-preset.ts';

export interface SampleSection {
  readonly props: SavedProps;
  readonly i18n?: NonNullable<BlockContent['i18n']>;
}

/** A section as the shop's theme shows it first: what is added is never an empty box. */
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
  return { props: {} };
}

export function propsOfSample({ props, i18n }: SampleSection, lang: Lang): SavedProps {
  return { ...props, ...i18n?.[lang] };
}
