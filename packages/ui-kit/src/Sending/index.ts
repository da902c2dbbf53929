export { Sending, type SendingProps, type SentShare } from './Sending.tsx';
