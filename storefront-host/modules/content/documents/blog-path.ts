import type { ShopKind } from '../../../db/schema.ts';
import type { BlogFolder } from '../../../rendering/index.ts';

/** Returns the folder of posts; a book fair's posts are its exhibitions (spec §2). */
export function blogFolderOf(kind: ShopKind): BlogFolder {
  return kind === 'bookfair' ? 'exhibition' : 'blog';
}

/** Returns a post's path within its site, without the site's base. */
export function blogPath(slug: string, id: number, folder: BlogFolder): string {
  const words = slug && !/^\d+$/.test(slug) ? `${encodeURIComponent(slug)}/` : '';
  return `/${folder}/${words}${id}`;
}
