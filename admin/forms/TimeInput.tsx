import { TextInput, type TextInputProps } from 'react-admin';
import { fromThaiClock, toThaiClock } from './thai-time.ts';

type TimeInputProps = Pick<TextInputProps, 'source' | 'label' | 'helperText' | 'required'>;

/** A date and time at +07:00. */
export function TimeInput({ helperText = false, ...input }: TimeInputProps) {
  return (
    <TextInput
      {...input}
      helperText={helperText}
      type="datetime-local"
      format={asClock}
      parse={fromThaiClock}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

const asClock = (value: unknown) => (typeof value === 'string' ? toThaiClock(value) : '');
