import { useTheme as useThemeMode, useTranslate } from 'react-admin';
import { rememberMode } from './remember-mode.ts';

/** Returns the other mode, light or dark, by its name, and a function to switch to it. */
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
