/** The calls that the machines of registration and of the page behind its mail invoke. Source: S7.43 to S7.45, A-82. */
import type {
  ConfirmationRequest,
  IndividualRegistered,
  IndividualRegistration,
} from '@offrande/domain/registration/schema';
import type { Client } from '../client/client.ts';
import { confirmRegistration, register } from '../contract/registration.ts';

export interface RegistrationGateway {
  register(registration: IndividualRegistration | null): Promise<IndividualRegistered>;
  confirmRegistration(request: ConfirmationRequest): Promise<unknown>;
}

export const createRegistrationGateway = (client: Client): RegistrationGateway => {
  const unit = { aggregatorBuId: client.unitId };
  return {
    register: async (registration) => {
      if (registration === null) throw new TypeError('Nobody registers without a registration');
      return client.call(register, { ...unit, ...registration });
    },
    confirmRegistration: (request) => client.call(confirmRegistration, { ...unit, ...request }),
  };
};
