import { useId } from 'react';
import { useTranslate } from 'react-admin';
import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Typography,
} from '@mui/material';
import type { StaffRole } from '../../../storefront-host/modules/shops/staff/staff.contract.ts';

type Flag = StaffRole['flag'];

interface FlagsFieldProps {
  readonly roles: readonly StaffRole[];
  readonly chosen: readonly Flag[];
  readonly onChange: (chosen: readonly Flag[]) => void;
  readonly isMissing: boolean;
}

/** Explains each flag with its rights and their limits. */
export function FlagsField({ roles, chosen, onChange, isMissing }: FlagsFieldProps) {
  const translate = useTranslate();
  return (
    <FormControl component="fieldset" error={isMissing}>
      <FormLabel component="legend" sx={{ mb: 0.5 }}>
        {translate('app.staff.what')}
      </FormLabel>
      {roles.map(({ flag, name, may }) => (
        <ChoiceWithHelp
          key={flag}
          label={name}
          help={may}
          isChosen={chosen.includes(flag)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...chosen, flag] : chosen.filter((one) => one !== flag))
          }
        />
      ))}
      {isMissing && (
        <FormHelperText role="alert">{translate('app.staff.choose_one')}</FormHelperText>
      )}
    </FormControl>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly help: string;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

export function ChoiceWithHelp({ label, help, isChosen, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <Box sx={{ pb: 0.5 }}>
      <FormControlLabel
        label={label}
        sx={{ '& .MuiCheckbox-root': { py: 0.5 } }}
        control={
          <Checkbox
            size="small"
            checked={isChosen}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <Typography variant="caption" component="div" id={id} color="textSecondary" sx={{ pl: 3.5 }}>
        {help}
      </Typography>
    </Box>
  );
}
