import { Box } from '@mui/material';

/** Talad's logo: an awning. */
export function Mark() {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden
      sx={{ width: 28, height: 28, flexShrink: 0 }}
    >
      <rect width="32" height="32" rx="8" fill="#0f6b5c" />
      <path
        d="M7 13l2-5h14l2 5v1a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM9 19h14v6H9z"
        fill="#fff"
      />
    </Box>
  );
}
