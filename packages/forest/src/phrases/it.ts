import { lines } from './lines.ts'

/** Everyday phrases in Italian. Line by line the same as in the other languages. */
export const it = lines(`
Salve.
Buongiorno.
Buon pomeriggio.
Buonasera.
Buonanotte.
Benvenuti.
Come sta?
Sto bene, grazie.
Piacere di conoscerla.
Arrivederci.
A domani.
A presto.
Abbia cura di sé.
Buona giornata.
Per favore.
Grazie.
Grazie mille.
Prego.
Mi scusi.
Mi dispiace.
Nessun problema.
Sì.
No.
Forse.
Certo.
Congratulazioni!
Buona fortuna!
Buon compleanno!
Buon appetito.
Buona guarigione.
Come si chiama?
Mi chiamo Ana.
Di dove è?
Abito qui vicino.
Che lavoro fa?
Sono insegnante.
Sono infermiere.
Sono uno studente.
Le presento un mio amico.
Questa è la mia famiglia.
Non capisco.
Potrebbe ripetere, per favore?
Potrebbe parlare più lentamente, per favore?
Che cosa significa questa parola?
Come si dice questo?
Potrebbe scriverlo, per favore?
Sto imparando la sua lingua.
Parla inglese?
Può aiutarmi?
Ho bisogno di aiuto.
Ho una domanda.
Non lo so.
Mi ci lasci pensare.
Sono d'accordo.
Non sono d'accordo.
Io la vedo diversamente.
È una buona idea.
Che cosa ne pensa?
Mi dica di più.
La ascolto.
Capisco.
Capisco quello che dice.
Dev'essere difficile.
Come posso aiutarla?
Vuole parlarne?
Può contare su di me.
Lei non è solo.
Faccia con calma.
Non si preoccupi.
Andrà tutto bene.
Sono felice.
Sono triste.
Sono stanco.
Sono preoccupato.
Sono agitato.
Sono arrabbiato.
Sono orgoglioso di te.
Mi manchi.
Ti voglio bene.
Ha fatto un buon lavoro.
Grazie per il suo aiuto.
Grazie per la pazienza.
Grazie per avermi ascoltato.
Lo apprezzo molto.
Ho fatto un errore.
È stata colpa mia.
Mi perdoni, per favore.
Non volevo ferirla.
Non succederà più.
Come posso rimediare?
Ho bisogno di una pausa.
Ho bisogno di un po' di tempo per me.
Non posso farlo.
Oggi no, grazie.
Per favore, non lo faccia.
Per me è importante.
Questo mi ha ferito.
Possiamo parlare?
Parliamone più tardi.
Troviamo insieme una soluzione.
Che ore sono?
Ha tempo domani?
Possiamo vederci alle tre?
Arriverò con dieci minuti di ritardo.
Scusi il ritardo.
Adesso devo andare.
Possiamo farlo un altro giorno?
Ci vediamo lunedì.
La chiamo più tardi.
Mi chiami, per favore.
Cominciamo.
Mi sentite tutti?
Potrebbe spiegarlo, per favore?
Avete domande?
Posso dire una cosa?
Mi lasci finire, per favore.
Vorrei aggiungere una cosa.
Facciamo una breve pausa.
Qual è il prossimo passo?
Chi se ne occupa?
Per quando le serve?
Le manderò una mail.
Potrebbe mandarmi il documento, per favore?
Lo farò oggi.
È finito.
Ho bisogno di più tempo.
Può darmi il suo parere?
Grazie per il suo parere.
Com'è andata la giornata?
Com'è andata a scuola?
Che cosa hai imparato oggi?
La cena è pronta.
Mangiamo insieme.
Metti in ordine la tua camera, per favore.
Hai fatto i compiti?
Dormi bene.
Posso aiutarla?
Dov'è il bagno?
Dov'è la stazione?
Quanto costa?
Vorrei un caffè, per favore.
Il conto, per favore.
Mi sono perso.
È lontano da qui?
Giri a sinistra.
Giri a destra.
Dove le fa male?
Non mi sento bene.
Ho bisogno di un medico.
Chiami un'ambulanza, per favore.
Sta bene?
Ho un'allergia alla frutta a guscio.
Si accomodi, per favore.
Un attimo, per favore.
Torno subito.
Ha bisogno di qualcosa?
`)
