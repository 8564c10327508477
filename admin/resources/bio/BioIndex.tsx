import { Navigate } from 'react-router';

/** A shop has one such page. */
export function BioIndex() {
  return <Navigate to="/bio/links" replace />;
}
