import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { safeHref } from '@talad/elements/schema/safe-href';

/**
 * Tags that the server keeps (storefront-host/html/sanitise-html.ts), and no other: content of other
 * editors loses its colours and sizes when it is changed here. TipTap 3 (MIT) with a toolbar of our own,
 * because `ra-input-rich-text` 5.15 has colours and alignment that the server takes away, no tables, no
 * Thai, and asks for the address of a picture instead of uploading it. All packages are pinned to 3.32.2,
 * since `extension-table` has no newer one. About 130 kB gzip, loaded with the forms that need it.
 */
export const extensions = [
  StarterKit.configure({
    // The page has an h1 and the section an h2, so headings of the text begin at h3.
    heading: { levels: [3, 4] },
    codeBlock: false,
    link: {
      openOnClick: false,
      autolink: true,
      isAllowedUri: (href) => safeHref(href) !== '#',
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Image,
  // Its own markup has widths as style attributes, which the page's policy and the server refuse.
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
];
