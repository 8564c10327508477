import { Navigate } from 'react-router';

/** Redirects to the one set of rules that a shop has. */
export function DeliveryIndex() {
  return <Navigate to="/delivery/rules" replace />;
}
