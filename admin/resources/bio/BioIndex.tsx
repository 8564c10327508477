import { Navigate } from 'react-router';

/** Redirects to the one page that a shop has. */
export function BioIndex() {
  return <Navigate to="/bio/links" replace />;
}
