import { Notification } from 'react-admin';

/** Shows all messages in one place, above the bar of actions, so that it never covers a button to press next. */
export function Notices() {
  return (
    <Notification
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      autoHideDuration={5_000}
      sx={{ mb: 8 }}
    />
  );
}
