import { TextInput, useTranslate } from 'react-admin';
import { labelOfField } from './topics.ts';

interface TextLineProps {
  readonly source: string;
  readonly type?: 'tel' | 'email' | 'url' | 'text';
  readonly maxLength?: number;
  readonly isNumeric?: boolean;
  readonly hasHelp?: boolean;
}

const asTyped = (value: string): string => value;

/** A line of text whose label and help are found by its field's name. */
export function TextLine(props: TextLineProps) {
  const { source, type = 'text', maxLength = 254, isNumeric = false, hasHelp = false } = props;
  const translate = useTranslate();
  const label = labelOfField(source);
  return (
    <TextInput
      source={source}
      type={type}
      label={translate(label)}
      parse={asTyped}
      fullWidth
      helperText={hasHelp && translate(`${label}_help`)}
      slotProps={{ htmlInput: { maxLength, ...(isNumeric && { inputMode: 'numeric' }) } }}
    />
  );
}
