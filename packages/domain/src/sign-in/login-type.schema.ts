/** Login types as their codes on the wire (S3.110). */
import { Schema } from 'effect';
import { LOGIN_TYPES } from './login-type.ts';

const LOGIN_TYPE_CODES = ['EM', 'NL', 'B2C', 'B2B', 'FB', 'GOOGLE', 'SALESMAN', 'SALESMAN_SSO'] as const;

/** `EM` email, `NL` normal login by mobile, `B2C` OAuth, `B2B`, `FB`, `GOOGLE`, `SALESMAN`, `SALESMAN_SSO`. */
export const LoginTypeFromCode = Schema.Literals(LOGIN_TYPE_CODES).transform(LOGIN_TYPES);
export type LoginTypeCode = (typeof LOGIN_TYPE_CODES)[number];
