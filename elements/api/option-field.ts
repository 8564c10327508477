/** Name of a product form's radio group for one option axis: 'option.color'. */
export const optionField = (key: string): string => `option.${key}`;
