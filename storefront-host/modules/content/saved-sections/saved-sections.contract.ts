import { Type, type Static } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';

/** Limits of one shop (decision 503). */
export const MAX_SAVED_SECTIONS = 200;
/** Limit of all saved sections of a shop together, as JSON, because the editor reads them at once. */
export const MAX_SAVED_BYTES = 2_000_000;
export const MAX_SECTION_NAME = 60;

const Name = Type.String({ minLength: 1, maxLength: MAX_SECTION_NAME, pattern: '\\S' });

export const SavedSectionParams = Type.Object({
  shop_id: Id,
  id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
});

/** `blocks`: as in the draft of a page, validated by the same rules; ids are replaced when they are added to a page. */
export const SavedSectionCreate = Type.Object(
  { name: Name, blocks: Type.Array(Type.Unknown(), { minItems: 1 }) },
  { additionalProperties: false },
);
export const SavedSectionRename = Type.Object({ name: Name }, { additionalProperties: false });

export const SavedSection = Type.Object({
  id: Type.String(),
  name: Type.String(),
  blocks: Type.Array(
    Type.Object(
      {
        id: Type.String(),
        type: Type.String(),
        name: Type.String(),
        content: Type.Object({}, { additionalProperties: true }),
      },
      { additionalProperties: true },
    ),
  ),
});
export type SavedSection = Static<typeof SavedSection>;

/** Newest first. */
export const SavedSections = Type.Object({ sections: Type.Array(SavedSection) });
export type SavedSections = Static<typeof SavedSections>;
