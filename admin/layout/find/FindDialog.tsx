import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  Autocomplete,
  Box,
  Button,
  Dialog,
  DialogActions,
  Stack,
  TextField,
  Typography,
  useMediaQuery,
  type PopperProps,
  type Theme,
} from '@mui/material';
import { useNavigate } from 'react-router';
import type { Found } from './found.ts';
import { useFound } from './use-found.ts';

const MAX_WORDS = 100;

/**
 * A combobox for everything that this person may open. Enter opens the chosen entry, Escape closes.
 */
export function FindDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const navigate = useNavigate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [typed, setTyped] = useState('');
  const { found, isPending, isFailed } = useFound(typed);
  const label = translate('app.find.title');
  const nothing = isFailed ? 'app.find.failed' : isPending ? 'app.state.loading' : 'app.find.none';
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      fullScreen={isPhone}
      maxWidth="sm"
      aria-labelledby={`${id}-label`}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Box sx={{ p: 1.5, pt: 2, minHeight: { sm: 420 } }}>
        <Autocomplete<Found>
          id={id}
          open
          autoHighlight
          clearOnBlur={false}
          forcePopupIcon={false}
          options={[...found]}
          value={null}
          inputValue={typed}
          // Disable filtering here, because the server and `screensOf` have already searched.
          filterOptions={(all) => all}
          getOptionKey={({ to }) => to}
          getOptionLabel={({ title }) => title}
          groupBy={({ kind }) => translate(`app.find.kinds.${kind}`)}
          loading={isPending}
          loadingText={translate('app.state.loading')}
          noOptionsText={<span role="status">{translate(nothing)}</span>}
          onInputChange={(_event, text, reason) => {
            if (reason === 'input' || reason === 'clear') setTyped(text.slice(0, MAX_WORDS));
          }}
          onChange={(_event, chosen) => {
            if (!chosen) return;
            onClose();
            void navigate(chosen.to);
          }}
          onClose={(_event, reason) => {
            if (reason === 'escape') onClose();
          }}
          slots={{ popper: InPlace }}
          slotProps={{
            paper: { elevation: 0, sx: { bgcolor: 'transparent', mt: 1 } },
            listbox: { sx: { maxHeight: { xs: 'none', sm: 'min(60vh, 520px)' } } },
          }}
          renderOption={({ key, ...props }, { title, note }) => (
            <Stack component="li" key={key} {...props} sx={{ minHeight: 44 }}>
              <Box sx={{ width: 1 }}>
                {title}
                {note !== '' && (
                  <Typography variant="caption" component="div" color="textSecondary">
                    {note}
                  </Typography>
                )}
              </Box>
            </Stack>
          )}
          renderGroup={({ key, group, children }) => (
            <Box key={key} role="group" aria-label={group} sx={{ mb: 1 }}>
              <Typography variant="overline" component="div" aria-hidden color="textSecondary">
                {group}
              </Typography>
              {children}
            </Box>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              autoFocus
              label={label}
              helperText={translate('app.find.help')}
            />
          )}
        />
      </Box>
      {isPhone && (
        <DialogActions>
          <Button onClick={onClose}>{translate('app.action.close')}</Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

/** Keep the list part of the dialog, not above it. */
function InPlace({ children }: PopperProps) {
  return <div>{typeof children === 'function' ? null : children}</div>;
}
