import { useEffect, useState } from 'react';
import { useHref } from 'react-router';
import { LibraryDialog } from '../../media/LibraryDialog.tsx';
import { LinkDialog } from '../inspector/link/LinkDialog.tsx';
import { rememberPicture } from '../inspector/pictures.ts';
import { findBlock } from '../model/invert-op.ts';
import { useEditorPlace } from '../session/EditorContext.tsx';
import { refreshOnReturn } from '../session/refresh-on-return.ts';
import { fieldAt, setPlace } from '../session/typed-op.ts';

type Request =
  | { readonly kind: 'picture'; readonly id: string; readonly field: string }
  | { readonly kind: 'link'; readonly href: string };

/** Answers requests of the canvas: the library for a picture, a dialog for a link, a product's page. */
export function CanvasRequests() {
  const { session } = useEditorPlace();
  const products = useHref('/products');
  const [request, setRequest] = useState<Request | null>(null);
  useEffect(() => {
    const { link, store } = session;
    return link.subscribe((message) => {
      if (message.type === 'link') setRequest({ kind: 'link', href: message.href });
      // A tab of its own, so that the page stays as it is.
      if (message.type === 'product') {
        refreshOnReturn(session.data);
        open(`${products}/${message.id}`, '_blank', 'noopener');
      }
      if (message.type !== 'open') return;
      const { id, field } = message;
      const block = findBlock(store.get().doc.page.blocks, id);
      const isPicture = block && fieldAt(block.name, field)?.kind === 'image';
      if (isPicture && !store.get().isReadOnly) setRequest({ kind: 'picture', id, field });
      const aimed = field === '' ? null : { path: field, takesFocus: true };
      store.set({ selected: id, aimed });
    });
  }, [session, products]);

  const answer = (href: string | null): void => {
    setRequest(null);
    session.link.send({ type: 'link', href });
  };
  if (request?.kind === 'link') {
    return (
      <LinkDialog
        keepsFocus
        href={request.href}
        onClose={() => answer(null)}
        onUse={(href) => answer(href)}
      />
    );
  }
  if (request?.kind !== 'picture') return null;
  return (
    <LibraryDialog
      max={1}
      onClose={() => setRequest(null)}
      onUse={([chosen]) => {
        setRequest(null);
        if (!chosen) return;
        rememberPicture(chosen.media_id, chosen.picture.src);
        setPlace(session, request.id, request.field, chosen.media_id);
      }}
    />
  );
}
