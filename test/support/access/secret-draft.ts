import { pageOf, type PageDocument } from '@talad/elements/page/page';

/** A draft whose title is a secret, and whose checks show it too. */
export function secretDraft(): PageDocument {
  const title = 'หน้าลับของเบต้า';
  return pageOf(title, [
    { id: 'secret', name: 'Headline', props: { title: `ข้อความตัวอย่าง: ${title}` } },
  ]);
}
