/** Props of the first section and of the lists of products on a shop's front page, as its theme has them. */
interface FrontLook {
  readonly slides: Readonly<Record<string, string | number>>;
  readonly lists: Readonly<Record<string, string | number>>;
}

/** By shop name; the marketplace has the sections' own defaults. */
export const demoFrontLooks: Readonly<Record<string, FrontLook>> = {
  dinpao: { slides: { layout: 'inset', height: 'tall' }, lists: { columns: 2, columnsPhone: 1 } },
  faicotton: {
    slides: { layout: 'columns', columns: 2, height: 'full' },
    lists: { columns: 4, gutter: 'wide' },
  },
  suansri: { slides: { layout: 'board', height: 'half' }, lists: { layout: 'board' } },
  rimklong: { slides: { layout: 'split', height: 'strip' }, lists: { layout: 'shelf' } },
  taoun: { slides: { layout: 'split', height: 'half', mask: 'circle' }, lists: { columns: 4 } },
  homprai: {
    slides: { layout: 'split', height: 'half', side: 'end' },
    lists: { columns: 4, gutter: 'hair' },
  },
  hangbai: {
    slides: { layout: 'columns', columns: 2, height: 'half', mask: 'arch' },
    lists: { columns: 4 },
  },
};
