import { flagOf, oneOf, recordOf, type Stored } from './read-record.ts';

export const contactIcons = ['chat', 'phone', 'mail'] as const;
export const contactShapes = ['round', 'pill'] as const;
/** Switches for the optional parts of a product box. */
export const boxSwitches = ['isShowTags', 'isShowReview', 'isShowHoverImage', 'isShowAdd'] as const;
export type BoxSwitch = (typeof boxSwitches)[number];

/** Spec §3 components: the bar on phones, the contact button, the parts of product boxes. */
export interface ComponentsLook {
  readonly hasBottomMenu: boolean;
  readonly hasContactWidget: boolean;
  readonly contactIcon: (typeof contactIcons)[number];
  readonly contactShape: (typeof contactShapes)[number];
  readonly box: Readonly<Record<BoxSwitch, boolean>>;
}

export function readComponentsLook(components: Stored): ComponentsLook {
  const widget = recordOf(components['ContactWidget']);
  const template = recordOf(widget['template']);
  const box = recordOf(components['ProductBox']);
  return {
    // Spec §2: enabled in presets.
    hasBottomMenu: !flagOf(recordOf(components['BottomMenu']), 'disable', false),
    hasContactWidget: flagOf(widget, 'enableContactWidget', false),
    contactIcon: oneOf(template, 'icon', contactIcons) ?? 'chat',
    contactShape: oneOf(template, 'shape', contactShapes) ?? 'round',
    box: {
      isShowTags: flagOf(box, 'isShowTags', true),
      isShowReview: flagOf(box, 'isShowReview', true),
      isShowHoverImage: flagOf(box, 'isShowHoverImage', true),
      isShowAdd: flagOf(box, 'isShowAdd', true),
    },
  };
}
