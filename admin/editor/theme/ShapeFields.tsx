import { useRef } from 'react';
import {
  FormLabel,
  MenuItem,
  Slider,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { fontFamilies } from '@talad/elements/theme/theme-fonts';
import {
  DEFAULT_RADIUS,
  densities,
  headingWeights,
  MAX_RADIUS,
  readShape,
  type ThemeShape,
} from '@talad/elements/theme/theme-shape';
import { ofDesign, useEditor, useEditorPlace } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';

/** Corners, space and weight of headings, for the whole shop. */
export function ShapeFields() {
  const t = useText();
  const { session } = useEditorPlace();
  const { currentThemeExtra, currentFonts } = useEditor(ofDesign);
  const { radius = DEFAULT_RADIUS, density = 'calm', headingWeight } = readShape(currentThemeExtra);
  /** A drag is one entry of history. */
  const gesture = useRef<string | null>(null);
  const weights = weightsOf(currentFonts?.heading);
  const set = <N extends keyof ThemeShape>(
    name: N,
    value: ThemeShape[N],
    gesture?: string,
  ): void => {
    session.store.commit({ op: 'setDesign', path: `/currentThemeExtra/${name}`, value }, gesture);
  };
  return (
    <>
      <div>
        <FormLabel id="theme-radius">{t('theme.radius')}</FormLabel>
        <Slider
          aria-labelledby="theme-radius"
          // The thumb stays within the panel.
          sx={{ display: 'block', mx: 1, width: 'calc(100% - 16px)' }}
          value={radius}
          min={0}
          max={MAX_RADIUS}
          step={2}
          valueLabelDisplay="auto"
          getAriaValueText={(value) => `${value} px`}
          onChange={(_event, value) => {
            gesture.current ??= crypto.randomUUID();
            set('radius', value, gesture.current);
          }}
          onChangeCommitted={() => {
            gesture.current = null;
          }}
        />
      </div>
      <div>
        <FormLabel id="theme-density" sx={{ display: 'block', mb: 1 }}>
          {t('theme.density')}
        </FormLabel>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-labelledby="theme-density"
          value={density}
          onChange={(_event, value: ThemeShape['density'] | null) => value && set('density', value)}
        >
          {densities.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`theme.density_${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
      {weights.length > 1 && (
        <TextField
          select
          label={t('theme.heading_weight')}
          value={`${headingWeight ?? ''}`}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          onChange={({ target }) =>
            set(
              'headingWeight',
              headingWeights.find((weight) => `${weight}` === target.value),
            )
          }
        >
          <MenuItem value="">{t('theme.weight_own')}</MenuItem>
          {weights.map((weight) => (
            <MenuItem key={weight} value={`${weight}`} sx={{ fontWeight: weight }}>
              {t(`theme.weight_${weight}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  );
}

/** Weights that the family of headings has. */
function weightsOf(heading: string | undefined) {
  const { weights } = fontFamilies.find(({ name }) => name === heading) ?? fontFamilies[0];
  return headingWeights.filter((weight) =>
    weights instanceof Set ? weights.has(weight) : isWithin(weight, [...weights]),
  );
}

function isWithin(weight: number, [from = 0, to = 0]: readonly number[]): boolean {
  return weight >= from && weight <= to;
}
