import type { Lang } from '@talad/elements/locales/text';
import type { SectionData } from '@talad/elements/page/canvas-protocol';
import type { EditorDocument } from '@talad/elements/page/operations';
import type { Design } from '@talad/elements/page/design';
import type { PageBlock, PageTitles } from '@talad/elements/page/page';
import type { PageChecks } from '../../../storefront-host/modules/storefront/page-checks/page-checks.contract.ts';
import type { Presence } from '../../../storefront-host/modules/content/presence/presence.contract.ts';
import type { SaveAnswer } from '../model/saver.ts';

/** Data from which the canvas renders header and footer. */
export type FrameView = Readonly<Record<string, unknown>>;

export interface LoadedPage {
  readonly doc: EditorDocument;
  /** The published state; null if not published. */
  readonly published: EditorDocument | null;
  /** The look that visitors see, also if this page is not published. */
  readonly visibleDesign: Design;
  /** True if a page is stored under this name. */
  readonly isStored: boolean;
  /** The look in which the editor lays out a blank front page; null for other pages. */
  readonly firstLook: string | null;
  readonly revision: number;
}

export interface ListedPage {
  readonly name: string;
  readonly title: string;
  readonly titles: PageTitles;
  readonly isPublished: boolean;
  /** True if the draft differs from the published state. */
  readonly hasChanges: boolean;
}

/** A published version of a page. */
export interface ListedVersion {
  readonly id: string;
  /** Name that the owner gave it; empty if none. */
  readonly label: string;
  /** ISO. */
  readonly at: string;
  readonly by: string | null;
  readonly isCurrent: boolean;
}

/** Parts that go live; the rest waits as the draft. */
export interface PublishChoice {
  /** Names; undefined for all pages with changes. */
  readonly pages?: readonly string[];
  readonly look: boolean;
}

/** Calls of spec §7 that the editor uses. */
export interface EditorApi {
  readonly load: (page: string) => Promise<LoadedPage>;
  readonly save: (page: string, doc: EditorDocument, revision: number) => Promise<SaveAnswer>;
  /** Publishes the chosen pages, and the look or not, at once. Returns the front page's revision. */
  readonly publish: (choice: PublishChoice) => Promise<number>;
  /** Weaknesses of the saved draft. */
  readonly checks: (page: string) => Promise<PageChecks>;
  /** Newest first. */
  readonly versions: (page: string) => Promise<readonly ListedVersion[]>;
  readonly version: (id: string) => Promise<EditorDocument>;
  /** An empty name removes it. */
  readonly nameVersion: (id: string, label: string) => Promise<void>;
  readonly list: () => Promise<readonly ListedPage[]>;
  /** `start`: a page of a theme; null makes a blank page. */
  readonly create: (
    name: string,
    title: string,
    titles: PageTitles,
    start: { readonly theme: string; readonly template: string } | null,
  ) => Promise<void>;
  /** Address of the frame: short-lived, for this page only. */
  readonly canvas: (page: string) => Promise<string>;
  /** Header and footer of this look, for the canvas to render. */
  readonly frame: (design: Design, lang: Lang, page: string) => Promise<FrameView>;
  /** Reports that a tab edits the page with this section selected, or is gone. */
  readonly presence: (
    page: string,
    tab: string,
    block: string | null,
    isGone: boolean,
  ) => Promise<Presence>;
  readonly sectionData: (blocks: readonly PageBlock[], lang: Lang) => Promise<SectionData>;
}
