import { test } from 'vitest';
import { paymentReturnMachine } from './index.ts';
import { done, failed, walk } from './testing.ts';
test('x', () => {
  const w = walk(paymentReturnMachine, [{type:'askAgain'},{type:'leave'}, failed('readLogResult', {isRetryable:true})], [{type:'order',provider:'ingenico',orderNo:'F',itemCode:null,paymentLogId:'x',chosenMeans:null}]);
  for (const s of w.steps) console.log(JSON.stringify(s.from.value), s.event.type, JSON.stringify(s.to.value), s.to.status);
  console.log([...w.reached]);
});
