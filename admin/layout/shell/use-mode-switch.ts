import { useTheme as useThemeMode, useTranslate } from 'react-admin';
import { rememberMode } from './remember-mode.ts';

/** Light or dark: the other mode, by its name, and the way there. */
export function useModeSwitch() {
  const translate = useTranslate();
  const [mode, setMode] = useThemeMode();
  const next = mode === 'dark' ? 'light' : 'dark';
  const choose = () => {
    setMode(next);
    rememberMode(next);
  };
  return { isDark: mode === 'dark', label: translate(`app.bar.${next}`), choose };
}
