/** Name of a product form's radio group for one option axis: 'option.color'. */
export const optionField = (key: string): string => `option.${key}`;

/** The axis of such a group: 'color'. */
export const axisOfField = (field: string): string => field.slice('option.'.length);
