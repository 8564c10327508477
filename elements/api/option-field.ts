/** Returns the name of a product form's radio group for an option axis: 'option.color'. */
export const optionField = (key: string): string => `option.${key}`;

/** Returns the axis of such a group: 'color'. */
export const axisOfField = (field: string): string => field.slice('option.'.length);
