import { Navigate } from 'react-router';

/** A shop delivers by one set of rules. */
export function DeliveryIndex() {
  return <Navigate to="/delivery/rules" replace />;
}
