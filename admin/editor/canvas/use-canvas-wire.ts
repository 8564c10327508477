import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ToEditor } from '@talad/elements/page/canvas-protocol';
import { useEditorPlace } from '../session/EditorContext.tsx';
import { isGroupShortcut, runGroupShortcut } from '../selection/group-shortcuts.ts';
import { designMessage } from '../session/design-message.ts';
import { setPlace } from '../session/typed-op.ts';

interface Wiring {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly onInsert: (at: number) => void;
  readonly onNavigate: (url: string) => void;
}

/** Sends changes of the document to the canvas, and handles requests from it. */
export function useCanvasWire({ onInsert, onNavigate }: Wiring): boolean {
  const { session, actions, notices } = useEditorPlace();
  const [isPainted, setPainted] = useState(false);
  const handlers = useRef({ onInsert, onNavigate });
  useEffect(() => {
    handlers.current = { onInsert, onNavigate };
  });

  useEffect(() => {
    const { store, link, data, frame } = session;
    let rev = 0;
    const init = (): void => {
      const { doc, lang, mode, selected, also } = store.get();
      rev += 1;
      link.send({ type: 'init', doc, lang, mode, rev, data: data.all() });
      link.send(designMessage(doc.design));
      const around = frame.last();
      if (around) link.send({ type: 'frame', frame: around });
      link.send({ type: 'select', id: selected, also });
      showPeople(session);
      link.send({ type: 'typing', isAllowed: !store.get().isReadOnly });
    };

    const command = (message: Extract<ToEditor, { type: 'command' }>): void => {
      if (message.command === 'undo') return actions.undo();
      if (message.command === 'redo') return actions.redo();
      if (message.command === 'leave') return store.set({ mode: 'edit' });
      if (message.command === 'save') return void session.saver.flush();
      if (isGroupShortcut(message.command)) {
        runGroupShortcut(message.command, actions.group);
        return undefined;
      }
      if (message.id === undefined) return undefined;
      switch (message.command) {
        case 'delete':
          return actions.remove(message.id);
        case 'duplicate':
          return actions.duplicate(message.id);
        case 'up':
          return actions.move(message.id, -1);
        case 'down':
          return actions.move(message.id, 1);
      }
    };

    const stops = [
      link.subscribe((message) => {
        switch (message.type) {
          case 'ready':
            return init();
          case 'painted':
            return setPainted(true);
          case 'select':
            if (message.how && message.id !== null) {
              return actions.group.extend(message.id, message.how);
            }
            if (message.field === undefined) return actions.select(message.id);
            return store.set({
              selected: message.id,
              aimed: { path: message.field, takesFocus: false },
            });
          case 'paste':
            return actions.group.paste(message.text);
          case 'hover':
            return store.set({ hovered: message.id });
          case 'insert':
            return handlers.current.onInsert(message.at);
          case 'drag':
            if (message.done && message.at !== null) actions.moveTo(message.id, message.at);
            return undefined;
          case 'command':
            return command(message);
          case 'navigate':
            return handlers.current.onNavigate(message.url);
          case 'cart':
            return notices.toast({ kind: 'info', key: 'view.no_cart' });
          case 'edit':
            return setPlace(session, message.id, message.field, message.text);
          case 'error':
            return notices.toast({ kind: 'error', key: 'toast.load', detail: message.message });
          case 'open':
          case 'product':
          case 'link':
          case 'dropped':
          case 'rects':
            return undefined;
        }
      }),
      store.onChange(({ kind, ops, before, after }) => {
        if (kind !== 'edit') return init();
        rev += 1;
        link.send({ type: 'ops', ops, rev });
        if (before.design !== after.design) {
          link.send(designMessage(after.design));
        }
      }),
      data.subscribe((fresh) => link.send({ type: 'data', data: fresh })),
      frame.subscribe((fresh) => link.send({ type: 'frame', frame: fresh })),
      followState(session),
      session.presence.subscribe(() => showPeople(session)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, actions, notices]);

  return isPainted;
}

/** Shows in the frame which sections other people have selected. */
function showPeople({ presence, link }: ReturnType<typeof useEditorPlace>['session']): void {
  const people = presence
    .people()
    .flatMap(({ block, name, color }) => (block === null ? [] : [{ id: block, name, color }]));
  link.send({ type: 'people', people });
}

/** Sends selection, language and mode when they change. */
function followState({ store, link }: ReturnType<typeof useEditorPlace>['session']): () => void {
  let last = store.get();
  return store.subscribe(() => {
    const now = store.get();
    if (now.selected !== last.selected || now.item !== last.item || now.also !== last.also) {
      const item = now.item === null ? {} : { item: now.item };
      link.send({ type: 'select', id: now.selected, ...item, also: now.also });
    }
    if (now.lang !== last.lang) link.send({ type: 'lang', lang: now.lang });
    if (now.mode !== last.mode) link.send({ type: 'mode', mode: now.mode });
    if (now.isReadOnly !== last.isReadOnly) {
      link.send({ type: 'typing', isAllowed: !now.isReadOnly });
    }
    last = now;
  });
}
