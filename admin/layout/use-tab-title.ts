import { useEffect } from 'react';
import { usePlace } from './ShopContext.tsx';

/** Names the browser's tab after the page and the shop. Without a title, the tab keeps its name. */
export function useTabTitle(title: string | undefined): void {
  const { shop } = usePlace();
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${shop.title}`;
  }, [title, shop.title]);
}
