import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Preset } from '../../../presets/define-preset.ts';
import type { EditorState } from '../model/editor-store.ts';
import type { EditorActions } from './actions.ts';
import type { EditorApi } from './editor-api.ts';
import type { EditorSession } from './editor-session.ts';
import type { Notices } from './notices.ts';

interface EditorPlace {
  readonly session: EditorSession;
  readonly actions: EditorActions;
  readonly notices: Notices;
  readonly api: EditorApi;
  readonly presets: readonly Preset[];
}

const Place = createContext<EditorPlace | null>(null);
export const EditorProvider = Place.Provider;

export function useEditorPlace(): EditorPlace {
  const place = useContext(Place);
  if (!place) throw new Error('outside of EditorProvider');
  return place;
}

/** Selects a part of the editor's state; the selector must return the same value for the same state. */
export function useEditor<T>(select: (state: EditorState) => T): T {
  const { store } = useEditorPlace().session;
  const read = useCallback(() => select(store.get()), [select, store]);
  return useSyncExternalStore(store.subscribe, read);
}

export const ofBlocks = ({ doc }: EditorState) => doc.page.blocks;
export const ofDesign = ({ doc }: EditorState) => doc.design;
export const ofSelected = ({ selected }: EditorState) => selected;
export const ofAlso = ({ also }: EditorState) => also;
export const ofLang = ({ lang }: EditorState) => lang;
export const ofHistory = ({ history }: EditorState) => history;
export const ofSave = ({ save }: EditorState) => save;
export const ofMode = ({ mode }: EditorState) => mode;
export const ofReadOnly = ({ isReadOnly }: EditorState) => isReadOnly;
