import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Box, Button, IconButton, Tooltip } from '@mui/material';
import SearchIcon from '@mui/icons-material/Search';

const FindDialog = lazy(async () => ({ default: (await import('./FindDialog.tsx')).FindDialog }));

/** Opens the box that finds everything: Ctrl+K, Cmd+K, or this button. */
export function FindButton() {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // The code of the key: on a Thai keyboard it types another letter.
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setIsOpen(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const label = translate('app.find.title');
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<SearchIcon />}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
        sx={{
          display: { xs: 'none', md: 'inline-flex' },
          width: 260,
          justifyContent: 'flex-start',
          color: 'text.secondary',
          fontWeight: 400,
        }}
      >
        {label}
        <Box component="kbd" sx={{ ml: 'auto', fontFamily: 'inherit', fontSize: '0.75rem' }}>
          Ctrl K
        </Box>
      </Button>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          onClick={() => setIsOpen(true)}
          sx={{ display: { md: 'none' } }}
        >
          <SearchIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Suspense>
          <FindDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
