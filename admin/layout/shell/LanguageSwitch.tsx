import { useTranslate } from 'react-admin';
import { Button } from '@mui/material';
import { useLanguageSwitch } from './use-language-switch.ts';

/**
 * Two languages need only one button, which names the other language. On phones it is in the
 * account menu.
 */
export function LanguageSwitch() {
  const translate = useTranslate();
  const { next, name, choose } = useLanguageSwitch();
  return (
    <Button
      color="inherit"
      lang={next}
      aria-label={`${translate('app.bar.language')}: ${name}`}
      onClick={() => void choose()}
      sx={{ minWidth: 0, px: 1.25, display: { xs: 'none', sm: 'inline-flex' } }}
    >
      {name}
    </Button>
  );
}
