import type { Lang } from '../../locales/text.ts';
import { readMenu } from './menu-look.ts';
import { flagOf, localised, recordOf, recordsOf, textOf, type Stored } from './read-record.ts';

/** Spec §3 Footer: up to three columns of the owner's links. */
export const FOOTER_COLUMNS = 3;

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly {
    readonly title: string;
    readonly link: string;
    readonly target: '_blank' | null;
  }[];
}

/** A stored footer with defaults; '' means the site's own text. */
export interface FooterLook {
  readonly logo: string;
  readonly slogan: string;
  readonly address: string;
  /** Null if the owner has none. */
  readonly columns: readonly FooterColumn[] | null;
  readonly hasSocials: boolean;
  readonly hasContact: boolean;
  readonly hasAccount: boolean;
}

export function readFooterLook(footer: Stored, lang: Lang): FooterLook {
  const isOn = (pane: string): boolean => !flagOf(recordOf(footer[pane]), 'disable', false);
  const columns = recordsOf(footer['columns'], FOOTER_COLUMNS).flatMap((column) => {
    const links = readMenu(column['links'], lang).map(({ title, link, target }) => ({
      title,
      link,
      target,
    }));
    return links.length > 0
      ? [{ title: localised(column, 'title', lang).slice(0, 120), links }]
      : [];
  });
  return {
    logo: textOf(footer, 'logo', 300),
    slogan: localised(footer, 'slogan', lang),
    address: localised(footer, 'address', lang),
    columns: columns.length > 0 ? columns : null,
    hasSocials: isOn('SocialPane'),
    hasContact: isOn('ContactPane'),
    hasAccount: isOn('AccountPane'),
  };
}
