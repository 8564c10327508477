import { useLocaleState, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@mui/material';
import { rememberLanguage } from '../../providers/language.ts';

const names = { th: 'ไทย', en: 'EN' } as const;

/** Two languages need one button: it names the one it changes to, in that language. */
export function LanguageSwitch() {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const queries = useQueryClient();
  const next = locale === 'th' ? 'en' : 'th';
  const change = async () => {
    rememberLanguage(next);
    setLocale(next);
    // Names, error texts and option texts come from the server in the language of the cookie.
    await queries.invalidateQueries();
  };
  return (
    <Button
      color="inherit"
      lang={next}
      aria-label={`${translate('app.bar.language')}: ${names[next]}`}
      onClick={() => void change()}
      sx={{ minWidth: 0, px: 1.25 }}
    >
      {names[next]}
    </Button>
  );
}
