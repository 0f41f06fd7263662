import { lines } from './lines.ts'

/** Everyday phrases in French. Line by line the same as in the other languages. The space before ? and ! never breaks a line. */
export const fr = lines(
  `
Bonjour.
Bonjour.
Bonjour.
Bonsoir.
Bonne nuit.
Bienvenue.
Comment allez-vous ?
Je vais bien, merci.
Enchanté de faire votre connaissance.
Au revoir.
À demain.
À bientôt.
Prenez soin de vous.
Bonne journée.
S'il vous plaît.
Merci.
Merci beaucoup.
Je vous en prie.
Excusez-moi.
Je suis désolé.
Pas de problème.
Oui.
Non.
Peut-être.
Bien sûr.
Félicitations !
Bonne chance !
Joyeux anniversaire !
Bon appétit.
Bon rétablissement.
Comment vous appelez-vous ?
Je m'appelle Ana.
D'où venez-vous ?
J'habite près d'ici.
Que faites-vous dans la vie ?
Je suis professeur.
Je suis infirmier.
Je suis étudiant.
Je vous présente un ami.
Voici ma famille.
Je ne comprends pas.
Pourriez-vous répéter, s'il vous plaît ?
Pourriez-vous parler plus lentement, s'il vous plaît ?
Que signifie ce mot ?
Comment dit-on cela ?
Pourriez-vous l'écrire, s'il vous plaît ?
J'apprends votre langue.
Parlez-vous anglais ?
Pouvez-vous m'aider ?
J'ai besoin d'aide.
J'ai une question.
Je ne sais pas.
Laissez-moi y réfléchir.
Je suis d'accord.
Je ne suis pas d'accord.
Je vois les choses autrement.
C'est une bonne idée.
Qu'en pensez-vous ?
Dites-m'en plus.
Je vous écoute.
Je comprends.
J'entends ce que vous dites.
Cela doit être difficile.
Comment puis-je vous aider ?
Voulez-vous en parler ?
Je suis là pour vous.
Vous n'êtes pas seul.
Prenez votre temps.
Ne vous inquiétez pas.
Tout ira bien.
Je suis heureux.
Je suis triste.
Je suis fatigué.
Je m'inquiète.
Je suis nerveux.
Je suis en colère.
Je suis fier de toi.
Tu me manques.
Je t'aime.
Vous avez fait du bon travail.
Merci pour votre aide.
Merci de votre patience.
Merci de votre écoute.
J'apprécie beaucoup.
J'ai fait une erreur.
C'était ma faute.
Pardonnez-moi, s'il vous plaît.
Je ne voulais pas vous blesser.
Cela ne se reproduira pas.
Comment puis-je me rattraper ?
J'ai besoin d'une pause.
J'ai besoin d'un peu de temps pour moi.
Je ne peux pas faire cela.
Pas aujourd'hui, merci.
S'il vous plaît, ne faites pas cela.
C'est important pour moi.
Cela m'a fait de la peine.
Pouvons-nous parler ?
Parlons-en plus tard.
Cherchons une solution ensemble.
Quelle heure est-il ?
Êtes-vous libre demain ?
Peut-on se voir à trois heures ?
J'aurai dix minutes de retard.
Excusez-moi d'être en retard.
Je dois partir maintenant.
Pouvons-nous le faire un autre jour ?
À lundi.
Je vous appellerai plus tard.
Appelez-moi, s'il vous plaît.
Commençons.
Tout le monde m'entend ?
Pourriez-vous expliquer cela, s'il vous plaît ?
Avez-vous des questions ?
Puis-je dire quelque chose ?
Laissez-moi finir, s'il vous plaît.
J'aimerais ajouter quelque chose.
Faisons une courte pause.
Quelle est la prochaine étape ?
Qui s'en charge ?
Pour quand en avez-vous besoin ?
Je vous enverrai un e-mail.
Pourriez-vous m'envoyer le document, s'il vous plaît ?
Je le ferai aujourd'hui.
C'est terminé.
J'ai besoin de plus de temps.
Pouvez-vous me faire un retour ?
Merci pour votre retour.
Comment s'est passée ta journée ?
Comment ça s'est passé à l'école ?
Qu'est-ce que tu as appris aujourd'hui ?
Le dîner est prêt.
Mangeons ensemble.
Range ta chambre, s'il te plaît.
Tu as fait tes devoirs ?
Dors bien.
Puis-je vous aider ?
Où sont les toilettes ?
Où est la gare ?
Combien ça coûte ?
Je voudrais un café, s'il vous plaît.
L'addition, s'il vous plaît.
Je suis perdu.
Est-ce loin d'ici ?
Tournez à gauche.
Tournez à droite.
Où avez-vous mal ?
Je ne me sens pas bien.
J'ai besoin d'un médecin.
Appelez une ambulance, s'il vous plaît.
Vous allez bien ?
Je suis allergique aux fruits à coque.
Asseyez-vous, s'il vous plaît.
Un instant, s'il vous plaît.
Je reviens tout de suite.
Avez-vous besoin de quelque chose ?
`.replaceAll(/ (?=[?!])/g, '\u202f'),
)
