/** Roles of a scheme that can be the ground of text. */
export const groundRoles = ['light', 'A-light', 'A', 'A-dark', 'B', 'dark'] as const;
export type GroundRole = (typeof groundRoles)[number];
