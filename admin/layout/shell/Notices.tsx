import { Notification } from 'react-admin';

/** Shows all messages in one place, above the phone's action bar. */
export function Notices() {
  return (
    <Notification
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      autoHideDuration={5_000}
      sx={{ mb: { xs: 8, sm: 0 } }}
    />
  );
}
