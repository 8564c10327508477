import { useEffect, useRef, type RefObject } from 'react';
import type { AimedField, EditorState } from '../model/editor-store.ts';
import { useEditor } from '../session/EditorContext.tsx';

/** Returns the ref of a field that scrolls into sight, and takes the focus, when the canvas asks for it. */
export function useAimedField(path: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const aimed = useEditor((state) => aimedAt(state, path));
  useEffect(() => {
    if (!aimed) return;
    place.current?.scrollIntoView({ block: 'nearest' });
    if (!aimed.takesFocus) return;
    place.current
      ?.querySelector<HTMLElement>('input:not([type=file]), textarea, [role=combobox], button')
      ?.focus();
  }, [aimed]);
  return place;
}

/** Returns the number of the list's item that the canvas asks for. */
export function useAimedItem(path: string): number | null {
  return useEditor((state) => {
    const aimed = aimedAt(state, path);
    const index = aimed?.path.slice(path.length + 1).split('/')[0];
    return index ? Number(index) : null;
  });
}

function aimedAt({ aimed }: EditorState, path: string): AimedField | null {
  return aimed && (aimed.path === path || aimed.path.startsWith(`${path}/`)) ? aimed : null;
}
