/** The words of the inbox: a title and a text for everything that a member is told, one table a language. */
import { foldLanguage, type LanguageCode } from '@offrande/domain/locale';
import type { NoteKind } from '../note/noting.ts';

type Words = Readonly<Record<NoteKind, readonly [title: string, text: string]>>;

const EN: Words = {
  welcome: ['Welcome to {shop}', 'Your account is open. Your orders, cards and messages are kept here.'],
  orderConfirmed: ['Order {order} is confirmed', 'Your order {order} is paid. Its cards are being made.'],
  cardsSent: [
    'The cards of order {order} are on their way',
    'All cards of your order {order} have been made and sent.',
  ],
  topUp: ['Top-up {order} is complete', 'The amount of your top-up {order} can be used now.'],
  orderReturned: [
    'A return on order {order}',
    'Cards of your order {order} were taken back and their price is returned.',
  ],
  cardReceived: [
    '{giver} has sent you a card',
    'A card “{product}” is waiting for you in the message that was sent to you.',
  ],
  cardLocked: [
    'Your card •••• {digits} is locked',
    'A wrong PIN was entered five times. Please contact support to unlock it.',
  ],
  passwordChanged: ['Your password was changed', 'If this was not you, set a new password at once.'],
  identityLinked: [
    'A new way to sign in',
    'An account elsewhere can now be used to sign in here. If this was not you, contact support.',
  ],
  membershipApproved: [
    'You are a member of {employer}’s programme',
    'Your employer has confirmed you. Your account keeps its orders, cards and prices.',
  ],
  membershipRejected: [
    '{employer} has not confirmed you',
    'Your account stays as it was. Please ask your employer, or check your corporate account.',
  ],
};

const FR: Words = {
  welcome: ['Bienvenue chez {shop}', 'Votre compte est ouvert. Vos commandes, cartes et messages sont conservés ici.'],
  orderConfirmed: [
    'La commande {order} est confirmée',
    'Votre commande {order} est payée. Ses cartes sont en préparation.',
  ],
  cardsSent: [
    'Les cartes de la commande {order} sont en route',
    'Toutes les cartes de votre commande {order} ont été créées et envoyées.',
  ],
  topUp: ['Le rechargement {order} est terminé', 'Le montant de votre rechargement {order} est disponible.'],
  orderReturned: [
    'Un retour sur la commande {order}',
    'Des cartes de votre commande {order} ont été reprises et leur prix vous est rendu.',
  ],
  cardReceived: [
    '{giver} vous a envoyé une carte',
    'Une carte « {product} » vous attend dans le message qui vous a été envoyé.',
  ],
  cardLocked: [
    'Votre carte •••• {digits} est verrouillée',
    'Un code PIN erroné a été saisi cinq fois. Contactez le service client pour la déverrouiller.',
  ],
  passwordChanged: [
    'Votre mot de passe a changé',
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
  ],
  identityLinked: [
    'Une nouvelle façon de vous connecter',
    'Un compte d’ailleurs permet désormais de se connecter ici. Si ce n’était pas vous, contactez le service client.',
  ],
  membershipApproved: [
    'Vous êtes membre du programme de {employer}',
    'Votre employeur vous a confirmé. Votre compte garde ses commandes, ses cartes et ses prix.',
  ],
  membershipRejected: [
    '{employer} ne vous a pas confirmé',
    'Votre compte reste comme il était. Adressez-vous à votre employeur, ou vérifiez votre compte entreprise.',
  ],
};

const ES: Words = {
  welcome: [
    'Le damos la bienvenida a {shop}',
    'Su cuenta está abierta. Aquí se guardan sus pedidos, tarjetas y mensajes.',
  ],
  orderConfirmed: [
    'El pedido {order} está confirmado',
    'Su pedido {order} está pagado. Sus tarjetas se están preparando.',
  ],
  cardsSent: [
    'Las tarjetas del pedido {order} están en camino',
    'Todas las tarjetas de su pedido {order} se han creado y enviado.',
  ],
  topUp: ['La recarga {order} está completa', 'El importe de su recarga {order} ya se puede usar.'],
  orderReturned: [
    'Una devolución del pedido {order}',
    'Se han devuelto tarjetas de su pedido {order} y se le reembolsa su precio.',
  ],
  cardReceived: [
    '{giver} le ha enviado una tarjeta',
    'Una tarjeta «{product}» le espera en el mensaje que se le envió.',
  ],
  cardLocked: [
    'Su tarjeta •••• {digits} está bloqueada',
    'Se introdujo un PIN erróneo cinco veces. Contacte con atención al cliente para desbloquearla.',
  ],
  passwordChanged: ['Su contraseña ha cambiado', 'Si no fue usted, elija enseguida una nueva contraseña.'],
  identityLinked: [
    'Una nueva forma de iniciar sesión',
    'Una cuenta externa permite ahora iniciar sesión aquí. Si no fue usted, contacte con atención al cliente.',
  ],
  membershipApproved: [
    'Ya es miembro del programa de {employer}',
    'Su empresa le ha confirmado. Su cuenta conserva sus pedidos, tarjetas y precios.',
  ],
  membershipRejected: [
    '{employer} no le ha confirmado',
    'Su cuenta queda como estaba. Consulte a su empresa o revise su cuenta de empleado.',
  ],
};

const IT: Words = {
  welcome: ['Benvenuti da {shop}', 'Il suo account è aperto. Qui si conservano ordini, carte e messaggi.'],
  orderConfirmed: ['L’ordine {order} è confermato', 'Il suo ordine {order} è pagato. Le carte sono in preparazione.'],
  cardsSent: [
    'Le carte dell’ordine {order} sono in arrivo',
    'Tutte le carte del suo ordine {order} sono state create e inviate.',
  ],
  topUp: ['La ricarica {order} è completa', 'L’importo della sua ricarica {order} è disponibile.'],
  orderReturned: [
    'Un reso sull’ordine {order}',
    'Alcune carte del suo ordine {order} sono state riprese e il prezzo le viene restituito.',
  ],
  cardReceived: [
    '{giver} le ha inviato una carta',
    'Una carta «{product}» la attende nel messaggio che le è stato inviato.',
  ],
  cardLocked: [
    'La sua carta •••• {digits} è bloccata',
    'È stato inserito cinque volte un PIN errato. Contatti l’assistenza per sbloccarla.',
  ],
  passwordChanged: ['La sua password è cambiata', 'Se non è stato lei, scelga subito una nuova password.'],
  identityLinked: [
    'Un nuovo modo di accedere',
    'Un account esterno permette ora di accedere qui. Se non è stato lei, contatti l’assistenza.',
  ],
  membershipApproved: [
    'Fa parte del programma di {employer}',
    'Il suo datore di lavoro l’ha confermata. Il suo account mantiene ordini, carte e prezzi.',
  ],
  membershipRejected: [
    '{employer} non l’ha confermata',
    'Il suo account resta com’era. Si rivolga al suo datore di lavoro o controlli il suo account aziendale.',
  ],
};

const PT: Words = {
  welcome: ['Boas-vindas à {shop}', 'A sua conta está aberta. Aqui ficam as suas encomendas, cartões e mensagens.'],
  orderConfirmed: [
    'A encomenda {order} está confirmada',
    'A sua encomenda {order} está paga. Os cartões estão a ser preparados.',
  ],
  cardsSent: [
    'Os cartões da encomenda {order} estão a caminho',
    'Todos os cartões da sua encomenda {order} foram criados e enviados.',
  ],
  topUp: ['O carregamento {order} está concluído', 'O montante do seu carregamento {order} já pode ser usado.'],
  orderReturned: [
    'Uma devolução da encomenda {order}',
    'Cartões da sua encomenda {order} foram devolvidos e o preço é-lhe restituído.',
  ],
  cardReceived: [
    '{giver} enviou-lhe um cartão',
    'Um cartão «{product}» espera por si na mensagem que lhe foi enviada.',
  ],
  cardLocked: [
    'O seu cartão •••• {digits} está bloqueado',
    'Foi introduzido cinco vezes um PIN errado. Contacte o apoio ao cliente para o desbloquear.',
  ],
  passwordChanged: ['A sua palavra-passe mudou', 'Se não foi você, escolha já uma nova palavra-passe.'],
  identityLinked: [
    'Uma nova forma de iniciar sessão',
    'Uma conta externa permite agora iniciar sessão aqui. Se não foi você, contacte o apoio ao cliente.',
  ],
  membershipApproved: [
    'É membro do programa de {employer}',
    'A sua empresa confirmou-o. A sua conta mantém encomendas, cartões e preços.',
  ],
  membershipRejected: [
    '{employer} não o confirmou',
    'A sua conta fica como estava. Fale com a sua empresa ou verifique a sua conta de empresa.',
  ],
};

const AR: Words = {
  welcome: ['مرحبًا بك في {shop}', 'حسابك مفتوح. تُحفظ هنا طلباتك وبطاقاتك ورسائلك.'],
  orderConfirmed: ['تم تأكيد الطلب {order}', 'تم دفع طلبك {order}. يجري إعداد بطاقاته.'],
  cardsSent: ['بطاقات الطلب {order} في الطريق', 'تم إنشاء جميع بطاقات طلبك {order} وإرسالها.'],
  topUp: ['اكتملت التعبئة {order}', 'يمكن الآن استخدام مبلغ التعبئة {order}.'],
  orderReturned: ['إرجاع في الطلب {order}', 'استُعيدت بطاقات من طلبك {order} ويُعاد إليك ثمنها.'],
  cardReceived: ['أرسل إليك {giver} بطاقة', 'بطاقة «{product}» في انتظارك في الرسالة التي أُرسلت إليك.'],
  cardLocked: ['بطاقتك •••• {digits} مقفلة', 'أُدخل رمز خاطئ خمس مرات. يُرجى الاتصال بالدعم لفتحها.'],
  passwordChanged: ['تغيّرت كلمة مرورك', 'إن لم تكن أنت من غيّرها فاختر كلمة مرور جديدة فورًا.'],
  identityLinked: ['طريقة جديدة لتسجيل الدخول', 'يمكن الآن تسجيل الدخول هنا بحساب خارجي. إن لم تكن أنت فاتصل بالدعم.'],
  membershipApproved: ['أنت الآن عضو في برنامج {employer}', 'أكّدك صاحب العمل. يحتفظ حسابك بطلباته وبطاقاته وأسعاره.'],
  membershipRejected: ['لم تؤكّدك {employer}', 'يبقى حسابك كما كان. تواصل مع صاحب العمل أو راجع حساب الشركة الخاص بك.'],
};

const ZC: Words = {
  welcome: ['欢迎来到 {shop}', '您的账户已开通。您的订单、卡片和消息都保存在这里。'],
  orderConfirmed: ['订单 {order} 已确认', '您的订单 {order} 已付款，卡片正在制作。'],
  cardsSent: ['订单 {order} 的卡片已发出', '您的订单 {order} 的所有卡片均已制作并发送。'],
  topUp: ['充值 {order} 已完成', '您的充值 {order} 的金额现在可以使用。'],
  orderReturned: ['订单 {order} 有退回', '您的订单 {order} 中的卡片已退回，款项将退还给您。'],
  cardReceived: ['{giver} 给您送了一张卡', '一张“{product}”卡片在发送给您的消息中等着您。'],
  cardLocked: ['您的卡 •••• {digits} 已锁定', 'PIN 码已输错五次。请联系客服解锁。'],
  passwordChanged: ['您的密码已更改', '如果不是您本人操作，请立即设置新密码。'],
  identityLinked: ['新的登录方式', '现在可以用外部账户在此登录。如果不是您本人操作，请联系客服。'],
  membershipApproved: [
    '您已成为 {employer} 计划的会员',
    '您的雇主已确认您的身份。您账户中的订单、卡片和价格保持不变。',
  ],
  membershipRejected: ['{employer} 未确认您的身份', '您的账户保持原样。请联系您的雇主，或检查您的企业账户。'],
};

const WORDS: Readonly<Record<LanguageCode, Words>> = { en: EN, fr: FR, es: ES, it: IT, pt: PT, ar: AR, zc: ZC };

/** A language that the shop has no table for reads English. */
export const inboxWordsIn = (language: string): Words => WORDS[foldLanguage(language) ?? 'en'];
