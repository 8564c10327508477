import type { EditorDocument } from '@talad/elements/page/operations';
import { pageOf } from '@talad/elements/page/page';

/** Returns a page with header, three sections named a, b, c, and footer. */
export function threeSections(): EditorDocument {
  const section = (id: string) => ({ id, name: 'Headline', props: { title: id } });
  return {
    page: pageOf('หน้าแรก', [section('a'), section('b'), section('c')]),
    design: { currentTheme: 'x_default', currentColors: { A: '#0f6b5c' } },
  };
}
